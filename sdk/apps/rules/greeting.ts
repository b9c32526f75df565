// Which greeting fits the hour of the device.

/** At night nobody is wished a good morning. */
export function greetingAt(hour: number): 'night' | 'morning' | 'afternoon' | 'evening' {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
