// The cloud's texts of spec §8: what the office fails at is told by what was asked of it, in both languages.
import { expect, test } from 'vitest';
import { errorCatalogue, OfficeError, type ErrorCode } from '#sdk/errors.ts';
import { inParts, pasting } from '#sdk/disk/pasting.ts';
import { named } from '#sdk/net/named-failure.ts';
import { errorSentence } from '#sdk/notices/rules/error-sentence.ts';
import { createTranslator } from '#sdk/locales/index.ts';

type Calls = Parameters<typeof pasting>[0];

const failing = async (): Promise<never> => {
  throw new OfficeError('serverMessage', { params: { message: 'x' } });
};
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error as OfficeError).code,
  );
const said = (code: ErrorCode, language: 'zh' | 'en'): string => {
  const sentence = errorSentence({ code, params: { name: 'a', path: 'a' } });
  return 'text' in sentence ? sentence.text : createTranslator(language).translateRef(sentence);
};

test('deleting, pasting and sending up that fail without a reason say what has failed', async () => {
  expect(await codeOf(inParts(['1'], 'c', failing, 'diskDeleteFailed'))).toBe('diskDeleteFailed');
  const acts = pasting({ relocate: failing, pasteFile: failing } as unknown as Calls, () => 'id');
  expect(await codeOf(acts.relocate({ ids: ['1'], targetId: '2' }))).toBe('diskPasteFailed');
  expect(await codeOf(named('diskUploadFailed', failing))).toBe('diskUploadFailed');
  // A reason of its own stays.
  const refused = inParts(
    ['1'],
    'c',
    async () => {
      throw new OfficeError('diskPermission');
    },
    'diskDeleteFailed',
  );
  expect(await codeOf(refused)).toBe('diskPermission');
  const answers = [{ id: '1', name: 'a', code: 599, act: 'refused' }];
  expect(await inParts(['1'], 'c', async () => answers, 'diskDeleteFailed')).toMatchObject([
    { error: 'diskDeleteFailed' },
  ]);
});

test('many things are asked for in parts, each under an id of its own', async () => {
  const ids = Array.from({ length: 450 }, (_, at) => String(at));
  const asked: (readonly [number, string])[] = [];
  await inParts(
    ids,
    'act',
    async (some) => {
      asked.push([some.ids.length, some.clientId]);
      return some.ids.map((id) => ({ id, name: '', code: 200, act: 'trashed' }));
    },
    'diskDeleteFailed',
  );
  expect(asked).toEqual([
    [200, 'act'],
    [200, 'act.200'],
    [50, 'act.400'],
  ]);
});

test.each([
  ['diskPermission', '权限不足，请联系该云盘的管理员'],
  ['diskDeleteFailed', '删除失败'],
  ['diskPasteFailed', '粘贴失败'],
  ['diskGone', '文件不存在，可能已被删除或移动'],
  ['diskSameName', '已存在同名的文件夹或文件'],
  ['diskDownloadExists', '下载目录中已有同名文件，请更换下载目录'],
  ['diskUploadFailed', '上传失败'],
  ['diskSomeFailed', '部分文件没有成功'],
  ['diskSpace', '文件总大小超出云盘空间'],
  ['diskCopyForbidden', '复制失败，权限不足'],
  ['diskShareGone', '未找到共享文件'],
  ['diskSelectDirectory', '请选择目录'],
  ['diskOneEdit', '操作进行中，请先完成当前编辑'],
  ['diskOnePaste', '正在粘贴，一次只能粘贴一个文件'],
  ['diskNotOwnDelete', '由他人上传，不能删除'],
  ['diskNotOwnShare', '由他人上传，不能分享'],
  ['diskTaskMember', '不能修改其他任务成员的文件'],
] as const)('%s is said in both languages', (code, zh) => {
  expect(said(code, 'zh')).toBe(zh);
  expect(said(code, 'en')).toMatch(/^[A-Z][^一-龥]+$/);
  expect(errorCatalogue[code].severity).toBeTruthy();
});
