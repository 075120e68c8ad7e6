/** Logs what is being waited for after one second and then every ten. Returns the function that ends it. */
export const logProgress = (task: string, log: (line: string) => void): (() => void) => {
  const startedAt = Date.now()
  const write = () => log(`${task} … ${Math.round((Date.now() - startedAt) / 1000)} s`)
  const timers = [setTimeout(write, 1000), setInterval(write, 10_000)]
  return () => timers.forEach((timer) => clearTimeout(timer))
}
