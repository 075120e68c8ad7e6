/**
 * Runs the work. After one second it logs the progress every second, or every ten seconds without a terminal.
 */
export const progress = async (what, work, out = process.stderr) => {
  const begun = performance.now()
  const seconds = () => Math.round((performance.now() - begun) / 1000)
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
    if (out.isTTY) out.write(`\r${what} … ${seconds()} s`)
    else if (ticks % 10 === 1) out.write(`${what} … ${seconds()} s\n`)
  }, 1000)
  const end = (how) => {
    clearInterval(timer)
    if (ticks > 0) out.write(`${out.isTTY ? '\r' : ''}${what}: ${how} after ${seconds()} s\n`)
  }
  try {
    const result = await work()
    end('done')
    return result
  } catch (error) {
    end('stopped')
    throw error
  }
}
