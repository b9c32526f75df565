// Owns what the keeping of an office's folder refuses, and what helps, in English.
import type { Translation } from '../translation.ts';
import type { keepingErrors as errors, keepingNext as next } from '../zh/cli-keeping.ts';

/** What is wrong. */
export const keepingErrors = {
  officeNotRunning: 'no office is running on this folder: {{path}}',
  targetNotEmpty: 'the folder is not empty: {{path}}',
  targetUnusable: 'the office may not write here: {{path}}',
  notABackup: 'this is no backup: {{path}}',
  backupDamaged: 'the backup is damaged: {{path}}',
  contentsDamaged: 'files are missing or damaged: {{path}}',
  backupTooNew: 'the backup is from a newer version: {{path}}',
  notAnExport: 'this is no export of an office: {{path}}',
  exportDamaged: 'the export is damaged: {{path}}',
  exportTooNew: 'the export is from a newer version: {{path}}',
  backupRunning: 'another backup is being made: {{path}}',
  dataTooNew: 'the data is from a newer version: {{path}}',
  dataDamaged: 'the data is damaged: {{path}}',
  dataIncomplete: 'an office has stood here, and its database is missing or empty: {{path}}',
  dataUnusable:
    'no data can be read or kept here (no permission, read-only, no folder, or a failing disk): {{path}}',
  dataDiskFull: 'the disk is full, the office cannot write: {{path}}',
  officeThere: 'there is an office in this folder already: {{path}}',
  folderIsBackup: 'this folder is a backup and is never started: {{path}}',
  foldersNested: 'the data folder and {{path}} lie one within the other',
  dataFolderInUse: 'the data folder is in use, an office runs on it: {{path}}',
} as const satisfies Translation<typeof errors>;

/** What to do next. */
export const keepingNext = {
  officeNotRunning: 'name another folder with --data, or run tangram server start first',
  targetNotEmpty: 'choose another folder; a restore takes --replace too, which sets the data there aside',
  targetUnusable:
    'name a folder of whom the office runs as; under systemd it writes where --backup-to of its unit says, and nowhere else',
  notABackup: 'name a folder that tangram server backup has written',
  backupDamaged:
    'see what is damaged with tangram server backup --verify {{path}}; take another backup, or make one anew',
  contentsDamaged: 'take those files from an earlier backup; to go on all the same, add --allow-damaged',
  backupTooNew: 'update the program first',
  notAnExport: 'name the file or folder that tangram server export has written',
  exportDamaged: 'copy the file anew, or export once more; nothing was written',
  exportTooNew: 'update the program first',
  backupRunning: 'try again when it is done',
  dataTooNew: 'update the program, or choose another folder with --data',
  dataIncomplete:
    'bring a backup back with “tangram server restore”, or name another folder; no new office begins among what is left',
  dataDamaged:
    'see what is damaged with tangram server check --data {{path}}, then restore the newest backup with tangram server restore',
  dataUnusable:
    'see whose it is with ls -ld {{path}}; chown it to whom the office runs as, or choose another folder with --data',
  dataDiskFull: 'make room and start it again; nothing that was written is lost',
  officeThere: 'start it with tangram server start --data {{path}}, or choose another folder with --data',
  folderIsBackup: 'restore it with tangram server restore {{path}} --data FOLDER, and start that',
  foldersNested:
    'choose a folder outside of the data folder, best on another disk; what lies within it is moved out first',
  dataFolderInUse:
    'leave out --data and sign in as an administrator, or stop it first with tangram server stop --data {{path}}',
} as const satisfies Translation<typeof next>;
