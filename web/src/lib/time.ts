/** Spans of time in a few characters: "1:05", "2 h 10", "3 d". */
export function timeText(seconds: number): string {
  const s = Math.ceil(seconds);
  if (s < 3600) return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
  if (s < 86_400) return `${Math.floor(s / 3600)} h ${String(Math.floor((s % 3600) / 60)).padStart(2, '0')}`;
  return `${Math.floor(s / 86_400)} d`;
}
