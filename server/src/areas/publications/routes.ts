import type { publications } from '#contract/staff/publications.ts'
import { isScreenLink } from '#rules/menu/link-paths.ts'
import { isSearchable, matchesWords, toSearchWords } from '#rules/search/search-words.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import {
  addPublication,
  cancelPublication,
  findAudience,
  findPublication,
  listAudiences,
  loadPublications,
  lockPublication,
  publishDue,
} from './sql.ts'
import { fieldWords, words } from './words.ts'

/** Maximum number of results; a longer search finds fewer. */
const maxAudiences = 30
const yearMs = 366 * 86_400_000

/** Refuses a time that has passed or is too far; a minute ago still is now. */
const requireTime = (publishAt: string | undefined): void => {
  if (publishAt === undefined) return
  const ahead = Date.parse(publishAt) - Date.now()
  if (ahead < -60_000) throw new FieldRefusal({ publish_at: [{ phrase: fieldWords.past }] })
  if (ahead > yearMs) throw new FieldRefusal({ publish_at: [{ phrase: fieldWords.tooLate }] })
}

/** Publications of staff to students, now or scheduled. */
export const routes: Routes<typeof publications> = {
  list: async ({ db, staff, query: { page, per_page, search = '', state = null, sort = null } }) => {
    const { staffID, operation } = staff
    const found = await loadPublications(db, staffID, operation, per_page, page, search, state, sort)
    return { ...found, page, perPage: per_page }
  },
  audiences: async ({ db, staff, query: { search = '', audience: kind } }) => {
    const all = await listAudiences(db, staff.staffID, staff.operation)
    const ofKind = kind === undefined ? all : all.filter(({ audience }) => audience === kind)
    const searched = toSearchWords(search)
    const found = isSearchable(search)
      ? ofKind.filter(({ name, nameeng }) => matchesWords(`${name} ${nameeng}`, searched))
      : ofKind
    return {
      kinds: [...new Set(all.map(({ audience }) => audience))],
      audiences: found.slice(0, maxAudiences),
    }
  },
  recipients: async ({ db, staff, query: { audience, targetID } }) => {
    const found = await findAudience(db, staff.staffID, staff.operation, audience, targetID ?? null)
    return requireFound(found, httpWords.notFound)
  },
  publish: ({ db, staff, body, request }) =>
    db.transaction(async (tx) => {
      const { audience, targetID = null, link, publish_at, ...texts } = body
      const found = await findAudience(tx, staff.staffID, staff.operation, audience, targetID)
      const { count } = requireFound(found, httpWords.notFound)
      if (count === 0) throw new FieldRefusal({ targetID: [{ phrase: fieldWords.noRecipients }] })
      if (link !== undefined && body.form === 'popup')
        throw new FieldRefusal({ link: [{ phrase: fieldWords.linkOfPopup }] })
      if (link !== undefined && !isScreenLink(link))
        throw new FieldRefusal({ link: [{ phrase: fieldWords.noSuchPage }] })
      requireTime(publish_at)
      const { id, isNew } = await addPublication(tx, staff.staffID, {
        ...texts,
        link: link ?? null,
        audience,
        targetID,
        publish_at: publish_at ?? null,
        key: readAttemptKey(request),
      })
      if (!isNew) return findPublication(tx, id)
      await publishDue(tx)
      await recordAudit(tx, toActor(staff, request), {
        entity: 'publication',
        entityID: id,
        before: null,
        after: body,
      })
      return findPublication(tx, id)
    }),
  cancel: ({ db, staff, params, request }) =>
    db.transaction(async (tx): Promise<'ok'> => {
      const found = await lockPublication(tx, staff.staffID, staff.operation, params.id)
      const { state } = requireFound(found, httpWords.notFound)
      if (state !== 'waiting') throw new Refusal(words[state])
      await cancelPublication(tx, params.id)
      await recordAudit(tx, toActor(staff, request), {
        entity: 'publication',
        entityID: params.id,
        before: { state },
        after: { state: 'cancelled' },
      })
      return 'ok'
    }),
}
