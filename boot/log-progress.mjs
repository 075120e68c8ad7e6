/**
 * Runs the work. After one second it logs the progress every second, or every ten seconds without a terminal.
 */
export const logProgress = async (what, work, out = process.stderr) => {
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
    if (out.isTTY) out.write(`\r${what} … ${seconds()} s`)
    else if (ticks % 10 === 1) out.write(`${what} … ${seconds()} s\n`)
  }, 1000)
  const logEnd = (outcome) => {
    clearInterval(timer)
    if (ticks > 0) out.write(`${out.isTTY ? '\r' : ''}${what}: ${outcome} after ${seconds()} s\n`)
  }
  try {
    const result = await work()
    logEnd('done')
    return result
  } catch (error) {
    logEnd('stopped')
    throw error
  }
}
