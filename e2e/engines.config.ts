import journeys from './playwright.config.ts'

/**
 * The tests in Firefox and in WebKit, with the portal of the journeys. Playwright runs them but drives no browser:
 * ENGINE names the browser and ENGINE_PROGRAMS its programs, which `npm test -- --browser` finds.
 */
export default { ...journeys, testDir: './engines', testMatch: 'check-*.ts', fullyParallel: true }
