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
  [
    'diskPermission',
    '权限不足，请联系该云盘的管理员',
    'Permission denied; ask an administrator of this disk',
  ],
  ['diskDeleteFailed', '删除失败', 'Deleting failed'],
  ['diskPasteFailed', '粘贴失败', 'Pasting failed'],
  [
    'diskGone',
    '文件不存在，可能已被删除或移动',
    'The file does not exist; it may have been deleted or moved',
  ],
  ['diskSameName', '已存在同名的文件夹或文件', 'A folder or file of this name exists already'],
  [
    'diskDownloadExists',
    '下载目录中已有同名文件，请更换下载目录',
    'The download directory has a file of this name; change the download directory',
  ],
  ['diskUploadFailed', '上传失败', 'Upload failed'],
  ['diskSomeFailed', '部分文件没有成功', 'Some files failed'],
  ['diskSpace', '文件总大小超出云盘空间', 'The total size exceeds the cloud disk space'],
  ['diskCopyForbidden', '复制失败，权限不足', 'Copy failed, insufficient permissions'],
  ['diskShareGone', '未找到共享文件', 'Shared file not found'],
  ['diskSelectDirectory', '请选择目录', 'Please select a directory'],
  ['diskOneEdit', '操作进行中，请先完成当前编辑', 'Operation in progress; finish the current edit first'],
  [
    'diskOnePaste',
    '正在粘贴，一次只能粘贴一个文件',
    'Pasting is in progress; only one file can be pasted at a time',
  ],
  ['diskNotOwnDelete', '由他人上传，不能删除', 'It was uploaded by somebody else and cannot be deleted'],
  ['diskNotOwnShare', '由他人上传，不能分享', 'It was uploaded by somebody else and cannot be shared'],
  ['diskTaskMember', '不能修改其他任务成员的文件', 'The files of another task member cannot be changed'],
  ['diskPurgeFailed', '彻底删除失败', 'Deleting for good failed'],
  ['diskNameUnchanged', '名称未发生变化', 'The name has not changed'],
  ['diskMoveToRoot', '不能将文件夹移动到根目录', 'A folder cannot be moved to the root'],
  ['diskFileToRoot', '文件不能移动到根目录', 'A file cannot be moved to the root'],
  [
    'diskNameForbidden',
    '名称须为 1 至 255 个看得见的字符，不能包含以下字符：/ \\ : * ? " < > |',
    'A name has 1 to 255 visible characters and must not contain / \\ : * ? " < > |',
  ],
] as const)('%s is said in both languages', (code, zh, en) => {
  expect(said(code, 'zh')).toBe(zh);
  expect(said(code, 'en')).toBe(en);
  expect(errorCatalogue[code].severity).toBeTruthy();
});
