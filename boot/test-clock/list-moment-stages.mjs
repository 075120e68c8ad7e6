import { dateDependentTests } from './date-dependent-tests.mjs'
import { moments } from './moments.mjs'

/** The stages of `npm test -- --all-moments`: date-dependent tests at each moment. */
export const listMomentStages = (env, { vitest, playwright, isQuick }) =>
  moments.flatMap(({ name, at, why, demo, opens, timeZone }) => {
    // An earlier stage adds the browser to the environment.
    const toOwn = () => ({
      ...env,
      TEST_MOMENT: at,
      ...(demo !== undefined && { TEST_DEMO_MOMENT: demo }),
      ...(opens !== undefined && { TEST_OPENING: opens }),
      ...(timeZone !== undefined && { TZ: timeZone, TEST_TIME_ZONE: timeZone }),
    })
    const { journeys, anyDay } = dateDependentTests
    const title = `at ${at}, ${name} (${why})`
    return [
      [`unit and server tests ${title}`, () => vitest(toOwn(), dateDependentTests.vitest)],
      !isQuick && [`journeys ${title}`, () => playwright(toOwn(), demo === undefined ? journeys : anyDay)],
    ].filter(Boolean)
  })
