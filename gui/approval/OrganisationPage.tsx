// The organisation's own page of approvals in a frame that reaches nothing of ours; where there is none, our own list.
import { useEffect, useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { AppFrame } from '../frame/AppFrame.tsx';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { useApp } from '../ground/app-parts.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { OutsideFrame } from '../parts/OutsideFrame.tsx';
import { useText } from '../parts/text.ts';
import { openOutside } from '../workbench/open-outside.ts';

/** Whether the organisation names a page of its own. */
export function useHasOrganisationPage(): boolean {
  return useScreen(useApp().config).constants.workflowApprovalPage !== '';
}

/** The page; `onFailed` shows our own list where the token could not be had. */
export function OrganisationPage({ onFailed }: { readonly onFailed: () => void }): JSX.Element {
  const { office } = useApp();
  const t = useText();
  const navigate = useNavigate();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let gone = false;
    office.approval.page(location.origin).then(
      (found) => {
        if (gone) return;
        if (found === undefined) onFailed();
        else setAddress(found);
      },
      () => (gone ? undefined : onFailed()),
    );
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each visit: every answer is a token
  }, [office]);
  // The page is left by another one with a token of its own: this one may be over by then.
  const outside = (): void =>
    void office.approval
      .page(location.origin)
      .then((found) => (found === undefined ? false : openOutside(found)));
  return (
    <AppFrame
      current="approval"
      place={t('workbench.approval.title')}
      turn="main"
      main={
        <>
          <PaneHeader
            title={t('workbench.approval.title')}
            {...(address === undefined
              ? {}
              : { meta: t('workbench.apps.outsideOf', { host: new URL(address).host }) })}
            acts={
              <>
                <Button size="small" onClick={() => void navigate('/main/approval?part=waiting')}>
                  {t('workbench.approval.ownList')}
                </Button>
                <IconButton icon="link" label={t('workbench.apps.openInBrowser')} onClick={outside} />
              </>
            }
          />
          {address === undefined ? (
            <ListSkeleton />
          ) : (
            <OutsideFrame
              address={address}
              title={t('workbench.approval.frame')}
              office
              onOutside={outside}
            />
          )}
        </>
      }
    />
  );
}
