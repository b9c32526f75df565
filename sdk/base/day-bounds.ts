// Where a calendar day begins and ends on this device's clock.

/** Epoch ms, inclusive and exclusive; nothing for an empty day. Days on which the clock is changed are longer or shorter. */
export function dayBounds(day: string): { from?: number; to?: number } {
  if (day === '') return {};
  const from = new Date(`${day}T00:00`);
  const to = new Date(from);
  to.setDate(to.getDate() + 1);
  return { from: from.getTime(), to: to.getTime() };
}
