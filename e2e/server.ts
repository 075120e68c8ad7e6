import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The portal as it is, with a new demo university of its own in a folder that goes with it.
const folder = mkdtempSync(join(tmpdir(), 'portal-journeys-'))
process.env['PORTAL_DATA'] = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await import('#server/main.ts')
