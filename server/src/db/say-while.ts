/** Says what is being waited for after a second and then every ten; gives what ends that. */
export const sayWhile = (what: string, log: (line: string) => void): (() => void) => {
  const begun = Date.now()
  const say = () => log(`${what} … ${Math.round((Date.now() - begun) / 1000)} s`)
  const timers = [setTimeout(say, 1000), setInterval(say, 10_000)]
  return () => timers.forEach((timer) => clearTimeout(timer))
}
