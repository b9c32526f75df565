// The door of contacts.
export { ContactsSpace } from './service.ts';
