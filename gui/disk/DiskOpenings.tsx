// Opens what an address names beside its list: a file or folder, a link, or a request for access that waits for an answer.
import { useCallback, useEffect, useState, type JSX } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { DiskNode } from '#sdk/api.ts';
import { nodeView } from '#sdk/disk/rules/node-view.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { useApp } from '../ground/app-parts.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';
import { DiskPreview } from './DiskPreview.tsx';
import { addressOf } from './views.ts';

/** `open` is a reference, `user` who asks for access to it, `token` a link's. */
export function DiskOpenings(): JSX.Element | null {
  const { office } = useApp();
  const { t } = useTranslator();
  const notify = useNotify();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [file, setFile] = useState<DiskNode>();
  const [asked, setAsked] = useState<{ node: DiskNode; personId: string; name: string }>();
  const [lacking, setLacking] = useState<string>();
  const [password, setPassword] = useState('');
  const [locked, setLocked] = useState(false);
  const reference = search.get('open');
  const user = search.get('user');
  const token = search.get('token');
  useEffect(() => {
    const id = /^(?:(?:file|folder):)?(\d{1,15})$/.exec(reference ?? '')?.[1];
    if (id === undefined) return;
    const open = async (): Promise<void> => {
      const { node } = await office.disk.stat(id);
      if (user !== null) {
        const person = await office.contacts.person(user);
        return setAsked({ node, personId: user, name: person.name });
      }
      // A file tells it when it is shown.
      if (node.isFolder) office.disk.touch(id).catch(() => undefined);
      if (node.isFolder)
        await navigate(addressOf(nodeView(node, await office.disk.disks()), node.id), { replace: true });
      else setFile(node);
    };
    open().catch((error: unknown) => {
      const { data } = asOfficeError(error);
      // What is not there and what may not be seen are one answer: its owner knows.
      if (data.code === 'diskGone' && user === null) setLacking(id);
      else notify.fail(data);
    });
  }, [office, notify, navigate, reference, user]);
  const follow = useCallback(
    async (given: string | undefined): Promise<void> => {
      try {
        const node = await office.disk.openLink(token ?? '', given);
        setLocked(false);
        await navigate(`/main/disk/shared?open=${node.isFolder ? 'folder' : 'file'}:${node.id}`, {
          replace: true,
        });
      } catch (error) {
        const { data } = asOfficeError(error);
        if (data.code === 'diskLinkPassword') setLocked(true);
        if (data.code !== 'diskLinkPassword' || given !== undefined) notify.fail(data);
      }
    },
    [office, notify, navigate, token],
  );
  useEffect(() => {
    if (token !== null) void follow(undefined);
  }, [token, follow]);
  const done = (): void => {
    setFile(undefined);
    setAsked(undefined);
    setLocked(false);
    setLacking(undefined);
    setSearch({}, { replace: true });
  };
  const answer = async (grants: boolean): Promise<void> => {
    if (asked === undefined) return;
    const given = { id: asked.node.id, personId: asked.personId, grants };
    if (await notify.attempt(() => office.disk.answerAccess(given))) done();
  };
  const ask = async (): Promise<void> => {
    if (lacking === undefined || !(await notify.attempt(() => office.disk.askAccess(lacking)))) return;
    notify.done({ key: 'disk.accessAsked' });
    done();
  };
  if (file !== undefined) return <DiskPreview row={file} beside={[]} onShow={setFile} onClose={done} />;
  return (
    <>
      <Confirm
        open={asked !== undefined}
        title={t('disk.accessAsk', { name: asked?.name ?? '' })}
        act={t('disk.grant')}
        also={<Button onClick={() => void answer(false)}>{t('disk.decline')}</Button>}
        onConfirm={() => void answer(true)}
        onClose={done}
      >
        {asked?.node.name ?? ''}
      </Confirm>
      <Confirm
        open={lacking !== undefined}
        title={t('disk.accessLacking')}
        act={t('disk.accessRequest')}
        onConfirm={() => void ask()}
        onClose={done}
      >
        {t('disk.accessLackingDetail')}
      </Confirm>
      <Confirm
        open={locked}
        title={t('disk.link')}
        act={t('disk.open')}
        onConfirm={() => void follow(password)}
        onClose={done}
      >
        <input
          className="tg-disk-password"
          type="password"
          aria-label={t('disk.linkPasswordAsk')}
          placeholder={t('disk.linkPasswordAsk')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Confirm>
    </>
  );
}
