// What others may use of meetings: a guest's way into one of them.
export { openGuestRoom, type GuestDoor, type GuestRoom } from './guest.ts';
