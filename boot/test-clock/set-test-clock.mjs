import { defaultMoment } from './moments.mjs'

/** The tests' university is in Tbilisi, which has had no summer time since 2005. */
const zone = '+04:00'

const preload = new URL('./shift-date.mjs', import.meta.url).href

/** The instant (ms) of a local time at the university, such as 2026-11-28T21:45; undefined if invalid. */
export const toInstant = (moment) => {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(moment)) return undefined
  const instant = Date.parse(`${moment}:00${zone}`)
  // Date.parse accepts 31 February.
  const isReal = !Number.isNaN(instant) && new Date(instant + 4 * 3_600_000).toISOString().startsWith(moment)
  return isReal ? instant : undefined
}

/**
 * Sets the test time for all processes that are started with this environment: their `Date` starts at TEST_MOMENT and runs
 * on. Keeps a time that a parent process has set.
 */
export const setTestClock = (env) => {
  const moment = (env.TEST_MOMENT ??= defaultMoment)
  const instant = toInstant(moment)
  if (instant === undefined)
    throw new Error(`TEST_MOMENT must be a time such as ${defaultMoment}, not "${moment}".`)
  env.TEST_CLOCK_OFFSET_MS ??= String(instant - Date.now())
  const option = `--import=${preload}`
  const options = env.NODE_OPTIONS ?? ''
  if (!options.includes(option)) env.NODE_OPTIONS = `${options} ${option}`.trim()
}
