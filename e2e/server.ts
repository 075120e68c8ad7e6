import { rmSync } from 'node:fs'
import { makeDatabase } from './make-database.ts'

// The portal with a new demo university in a temporary folder.
const folder = process.env['PORTAL_DATA']
if (folder === undefined) throw new Error('PORTAL_DATA names the folder of the journeys')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await makeDatabase(folder)
await import('#server/main.ts')
