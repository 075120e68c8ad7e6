import type { resources } from '#contract/resources.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { resourceNamed } from './sql.ts'
import { words } from './words.ts'

export const routes: Routes<typeof resources, 'resources'> = {
  byName: async ({ db, params: { name } }) => {
    const found = await resourceNamed(db, name)
    if (found === undefined) throw new Refusal(words.unknownName, { name })
    return found
  },
}
