const pad = (value: number): string => String(value).padStart(2, '0')

/** The time left as on a clock: "14:59", "1:04:59"; it ends at "0:00". */
export const formatClock = (ms: number): string => {
  const total = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`
}
