// Owns the English sentences about what somebody leaves behind who signs out.

export const leave = {
  chat: '{{name}} ({{count}})',
  nothing: 'Nothing is waiting to be sent. Drafts stay on this device and go on when you are back.',
  uploads: 'Still uploading {{count, file|files}} ({{names}}). You can sign out when that is done.',
  meeting: 'You are in the meeting {{name}}; signing out leaves it.',
  documents:
    'What you wrote last in {{names}} has not reached the server; it stays on this device and goes when you are back.',
  documentsLost: 'What you wrote last in {{names}} has not reached the server; once erased it is lost.',
  document: '“{{name}}”',
  unsent:
    '{{count}} not sent yet: {{chats}}. They stay on this device with your drafts and go on when you are back.',
  lost: '{{count}} not sent yet: {{chats}}. Once erased they will never be sent.',
  erase: 'Also erase messages, drafts and cached files from this device',
} as const;
