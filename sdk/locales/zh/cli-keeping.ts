// Owns what the keeping of an office's folder refuses, and what helps, in Chinese.

/** What is wrong. */
export const keepingErrors = {
  officeNotRunning: '这个文件夹上没有正在运行的办公服务：{{path}}',
  targetNotEmpty: '文件夹不是空的：{{path}}',
  targetUnusable: '办公服务不能写入这里：{{path}}',
  notABackup: '这里不是备份：{{path}}',
  backupDamaged: '备份已损坏：{{path}}',
  contentsDamaged: '有文件缺失或损坏：{{path}}',
  backupTooNew: '备份来自更新的版本：{{path}}',
  notAnExport: '这里不是导出的办公服务：{{path}}',
  exportDamaged: '导出的文件已损坏：{{path}}',
  exportTooNew: '导出来自更新的版本：{{path}}',
  backupRunning: '正在进行另一个备份：{{path}}',
  dataTooNew: '数据来自更新的版本：{{path}}',
  dataDamaged: '数据已损坏：{{path}}',
  dataIncomplete: '这里曾有办公室，但数据库缺失或为空：{{path}}',
  dataUnusable: '这里不能读写数据（没有权限、只读、不是文件夹，或磁盘有故障）：{{path}}',
  dataDiskFull: '磁盘已满，办公服务无法写入：{{path}}',
  officeThere: '这个文件夹里已有办公服务的数据：{{path}}',
  folderIsBackup: '这个文件夹是备份，不能直接启动：{{path}}',
  foldersNested: '数据文件夹与 {{path}} 一个在另一个里面',
  dataFolderInUse: '数据文件夹正在使用，有办公服务在上面运行：{{path}}',
} as const;

/** What to do next. */
export const keepingNext = {
  officeNotRunning: '用 --data 指定另一个文件夹，或先运行 tangram server start',
  targetNotEmpty: '换一个文件夹；恢复时也可以加 --replace，原有数据会放到一边',
  targetUnusable:
    '指定一个属于运行办公服务的用户的文件夹；在 systemd 下，它只能写入服务文件里 --backup-to 所指的位置',
  notABackup: '指定 tangram server backup 写出的文件夹',
  backupDamaged: '运行 tangram server backup --verify {{path}} 查看损坏之处，换一份备份，或重新备份',
  contentsDamaged: '从较早的备份里找回这些文件；要照样继续，加 --allow-damaged',
  backupTooNew: '先更新程序',
  notAnExport: '指定 tangram server export 写出的文件或文件夹',
  exportDamaged: '重新复制这份文件，或再导出一次；没有写入任何数据',
  exportTooNew: '先更新程序',
  backupRunning: '等它完成后再试',
  dataTooNew: '更新程序，或用 --data 换一个文件夹',
  dataIncomplete: '请用“tangram server restore”恢复备份，或换一个文件夹；不会在残留数据中新建办公室',
  dataDamaged:
    '运行 tangram server check --data {{path}} 查看损坏之处，再用 tangram server restore 恢复最近的备份',
  dataUnusable:
    '用 ls -ld {{path}} 查看它归谁所有，用 chown 改为运行办公服务的用户，或用 --data 换一个文件夹',
  dataDiskFull: '腾出空间后再启动；已写入的数据没有损失',
  officeThere: '用 tangram server start --data {{path}} 启动它，或用 --data 换一个文件夹',
  folderIsBackup: '用 tangram server restore {{path}} --data 文件夹 恢复后再启动',
  foldersNested: '换一个在数据文件夹之外的文件夹，最好在另一块磁盘上；已经放在里面的先移出来',
  dataFolderInUse: '去掉 --data 并以管理员身份登录，或先用 tangram server stop --data {{path}} 停止它',
} as const;
