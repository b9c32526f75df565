// Refuses to pack the whole project: it is a program that is run where it lies, and its package for bots is another one.
process.stderr.write(
  '[tangram] 整个项目不能打成包；给机器人用的包由 npm run package -- sdk 生成 / the project as a whole is no package; npm run package -- sdk makes the one for bots\n',
);
process.exitCode = 1;
