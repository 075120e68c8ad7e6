import journeys from './playwright.config.ts'

/** Takes the pictures of the documentation with the portal and the browser of the journeys. */
export default { ...journeys, testDir: './pictures', testMatch: 'take-pictures.ts' }
