const maxSeconds = 90
const maxMinutes = 90

const describe = (count: number, ka: string, en: string) => ({
  ka: `${count} ${ka}`,
  en: `${count} ${en}${count === 1 ? '' : 's'}`,
})

/** How long to wait, never less than `seconds`; the Georgian has the case of „სცადეთ 15 წუთში“. */
export const describeWait = (seconds: number): { readonly ka: string; readonly en: string } => {
  if (seconds <= maxSeconds) return describe(seconds, 'წამში', 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes <= maxMinutes
    ? describe(minutes, 'წუთში', 'minute')
    : describe(Math.ceil(seconds / 3600), 'საათში', 'hour')
}
