// The tools beside the paper: the model's, the sources, the comments, and what the check found, each with one act.
import type { JSX, ReactNode } from 'react';
import { findingKinds, type Finding } from '#sdk/write/rules/finding.ts';
import type { CheckedText } from '#sdk/write/actions/check-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';

/** Kinds that are a contradiction or a gap; the others are form. */
const grave = new Set<Finding['kind']>(['missing', 'date', 'numbering', 'source']);

/** See the file's first line. */
export function ToolsPane(props: {
  readonly children: ReactNode;
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
      {props.children}
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
