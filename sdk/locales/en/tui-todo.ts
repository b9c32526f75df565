// Owns the sentences of the to-do list in the terminal client, in English.
export const tuiTodo = {
  key: {
    previous: 'previous list',
    next: 'next list',
    yes: 'agree or done',
    no: 'refuse',
    settle: 'done',
    open: 'open in the browser',
  },
  done: '{{act}}: {{title}}',
  sure: '{{act}}: “{{title}}”?',
  sureDetail: 'It is told to whoever asked.',
  words: 'Say why',
  wordsMissing: 'Write the reason first.',
  later: '{{title}} put off until {{when}}',
  noPlace: 'There is no page to open for this here.',
  none: 'Nothing here.',
} as const;
