/** A time of the day as people type it, as HH:MM: "9", "9:30", "9.30", "930". Null: it is no time. */
export const parseTime = (text: string): string | null => {
  const read = /^\s*(\d{1,2})(?:\s*[:.,\s]?\s*(\d{2}))?\s*$/.exec(text)
  if (read === null) return null
  const [hour, minute] = [Number(read[1]), Number(read[2] ?? 0)]
  if (hour > 23 || minute > 59) return null
  return [hour, minute].map((each) => String(each).padStart(2, '0')).join(':')
}
