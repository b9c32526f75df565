// Days as fields hold them, and the moments they mean on this device's clock.

const pad = (value: number): string => String(value).padStart(2, '0');

/** The ISO day of a moment. */
export function dayOf(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The moment of an hour on an ISO day; undefined for no day. */
export function dayTime(day: string, hour: number): number | undefined {
  const [year = '', month = '', date = ''] = day.split('-');
  return day === '' ? undefined : new Date(Number(year), Number(month) - 1, Number(date), hour).getTime();
}
