// The tools beside the paper: what a model would do and why it cannot, and what the check found, each with one act.
import type { JSX } from 'react';
import { findingKinds, type Finding } from '#sdk/write/rules/finding.ts';
import type { CheckedText } from '#sdk/write/actions/check-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';

const generative = ['continue', 'polish', 'shorten', 'expand', 'fix', 'tone', 'translate', 'table'] as const;
/** Kinds that are a contradiction or a gap; the others are form. */
const grave = new Set<Finding['kind']>(['missing', 'date', 'numbering']);

/** See the file's first line. */
export function ToolsPane(props: {
  readonly checked: CheckedText | undefined;
  readonly onFix: (finding: Finding) => void;
  readonly onShow: (finding: Finding) => void;
}): JSX.Element {
  const { t } = useTranslator();
  const findings = props.checked?.findings ?? [];
  const kinds = new Set(findings.map(({ kind }) => kind));
  const passed = findingKinds.filter((kind) => !kinds.has(kind)).map((kind) => t(`write.kind.${kind}`));
  return (
    <div className="tg-tools">
      <section aria-label={t('write.aiTools')}>
        <h2>{t('write.aiTools')}</h2>
        <div className="tg-tools__grid">
          {generative.map((tool) => (
            <button key={tool} type="button" disabled aria-describedby="write-no-model">
              <Icon name="spark" size={18} />
              {t(`write.tool.${tool}`)}
            </button>
          ))}
        </div>
        <p id="write-no-model" className="tg-tools__why">
          {t('errors.writingModelMissing')}
        </p>
      </section>
      <section aria-label={t('write.check')}>
        <h2>
          {t('write.check')} <span className="tg-number">{findings.length > 0 ? findings.length : ''}</span>
        </h2>
        <ul>
          {findings.map((finding, at) => (
            <li
              key={`${finding.block}-${finding.start}-${finding.reason}-${at}`}
              data-grave={grave.has(finding.kind) || undefined}
            >
              <button type="button" className="tg-tools__finding" onClick={() => props.onShow(finding)}>
                <b>{t(`write.finding.${finding.reason}`)}</b>
                <small>
                  {finding.kind === 'missing' && finding.reason !== 'unfilled' ? '' : finding.text}
                  {finding.suggestion === undefined || finding.suggestion === ''
                    ? ''
                    : ` → ${finding.suggestion}`}
                </small>
              </button>
              <button type="button" className="tg-tools__act" onClick={() => props.onFix(finding)}>
                {t(
                  finding.block < 0
                    ? 'write.fillIn'
                    : finding.suggestion === undefined
                      ? 'write.goThere'
                      : 'write.fixIt',
                )}
              </button>
            </li>
          ))}
        </ul>
        {props.checked === undefined ? null : (
          <p className="tg-tools__passed">
            <Icon name="check" size={16} />
            {findings.length === 0
              ? t('write.allPassed')
              : t('write.passed', { kinds: passed.join(t('write.comma')) })}
          </p>
        )}
      </section>
    </div>
  );
}
