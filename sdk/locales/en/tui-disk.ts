// Owns the sentences of the disk's part of the terminal client, in English.
export const tuiDisk = {
  key: { show: 'Cloud disk', out: 'Up', select: 'Select', range: 'Select a range' },
  uploading_one: '{{count}} file is going up; Alt+J shows how far',
  uploading_other: '{{count}} files are going up; Alt+J shows how far',
  uploaded: '“{{name}}” is uploaded',
  instant: '“{{name}}” was there at once',
  undone: 'Undone',
  grantMore: 'Authorise others…',
  grantTake: 'Take the rights of {{name}} ({{level}})',
  grantTaken: '{{name}} has no rights on it any more',
  granted: '{{name}} has rights on it now',
  linked: 'The link: {{address}}',
} as const;
