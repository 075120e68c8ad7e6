import { inflate } from '@sparticuz/chromium'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// The package unpacks into TMPDIR, which the caller sets.
const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin')
for (const part of ['chromium.br', 'swiftshader.tar.br', 'al2023.tar.br']) await inflate(join(bin, part))
