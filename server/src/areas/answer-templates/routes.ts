import type { FastifyRequest } from 'fastify'
import type { answerTemplates } from '#contract/staff/answering/answer-templates.ts'
import { findUnknownPlaceholders } from '#rules/staff/fill-template.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { toActor, type StaffActor } from '#server/audit/to-actor.ts'
import type { Connection } from '#server/db/open.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import {
  deleteTemplate,
  findByKey,
  insertTemplate,
  listTemplates,
  loadOptions,
  lockOwn,
  lockShared,
  mayWrite,
  updateTemplate,
  type TemplateRow,
} from './sql.ts'
import { fieldWords } from './words.ts'

const toParams = ({ kind, schoolID, name, nameeng, text, texteng }: TemplateRow) =>
  [kind, schoolID, name, nameeng, text, texteng] as const

/** Refuses a text with a placeholder that nothing would fill. */
const requireKnownPlaceholders = (template: Pick<TemplateRow, 'text' | 'texteng'>): void => {
  for (const field of ['text', 'texteng'] as const) {
    const [unknown] = findUnknownPlaceholders(template[field])
    if (unknown !== undefined)
      throw new FieldRefusal({ [field]: [{ phrase: fieldWords.unknown, params: { placeholder: unknown } }] })
  }
}

const requireScope = async (tx: Connection, actor: StaffActor, schoolID: number | null) => {
  const { may } = await mayWrite(tx, actor.staffID, actor.operation, schoolID)
  requireFound(may || undefined, httpWords.notFound)
}

const add = async (
  tx: Connection,
  template: TemplateRow,
  request: FastifyRequest,
  [authorID, ownerID]: readonly [number, number | null],
) => {
  const key = readAttemptKey(request)
  const added = await insertTemplate(tx, ...toParams(template), authorID, ownerID, key)
  return {
    isNew: added !== undefined,
    ...requireFound(added ?? (await findByKey(tx, authorID, key)), httpWords.notFound),
  }
}

const record = (
  tx: Connection,
  actor: StaffActor,
  templateID: number,
  change: { readonly before: TemplateRow | null; readonly after: TemplateRow | null },
) => {
  const { schoolID } = change.after ?? change.before!
  const toValues = (row: TemplateRow | null) => row && { ...row }
  return recordAudit(tx, actor, {
    entity: 'answer_template',
    entityID: templateID,
    schoolID,
    before: toValues(change.before),
    after: toValues(change.after),
  })
}

/** Texts for answers of the inbox. */
export const routes: Routes<typeof answerTemplates> = {
  list: async ({ db, staff }) => ({ templates: await listTemplates(db, staff.staffID, staff.operation) }),
  options: ({ db, staff }) => loadOptions(db, staff.staffID, staff.operation),
  addOwn: ({ db, staff, body, request }) =>
    db.transaction(async (tx) => {
      requireKnownPlaceholders(body)
      const { templateID } = await add(tx, { ...body, schoolID: null }, request, [
        staff.staffID,
        staff.staffID,
      ])
      return { templateID }
    }),
  changeOwn: ({ db, staff, params: { id }, body }) =>
    db.transaction(async (tx) => {
      requireKnownPlaceholders(body)
      requireFound(await lockOwn(tx, id, staff.staffID), httpWords.notFound)
      await updateTemplate(tx, ...toParams({ ...body, schoolID: null }), id)
      return { templateID: id }
    }),
  deleteOwn: ({ db, staff, params: { id } }) =>
    db.transaction<'ok'>(async (tx) => {
      requireFound(await lockOwn(tx, id, staff.staffID), httpWords.notFound)
      await deleteTemplate(tx, id)
      return 'ok'
    }),
  addShared: ({ db, staff, body, request }) =>
    db.transaction(async (tx) => {
      const actor = toActor(staff, request)
      requireKnownPlaceholders(body)
      await requireScope(tx, actor, body.schoolID)
      const { isNew, templateID } = await add(tx, body, request, [staff.staffID, null])
      if (isNew) await record(tx, actor, templateID, { before: null, after: body })
      return { templateID }
    }),
  changeShared: ({ db, staff, params: { id }, body, request }) =>
    db.transaction(async (tx) => {
      const actor = toActor(staff, request)
      requireKnownPlaceholders(body)
      const found = await lockShared(tx, staff.staffID, staff.operation, id)
      const before = requireFound(found, httpWords.notFound)
      await requireScope(tx, actor, body.schoolID)
      await updateTemplate(tx, ...toParams(body), id)
      await record(tx, actor, id, { before, after: body })
      return { templateID: id }
    }),
  deleteShared: ({ db, staff, params: { id }, request }) =>
    db.transaction<'ok'>(async (tx) => {
      const found = await lockShared(tx, staff.staffID, staff.operation, id)
      const before = requireFound(found, httpWords.notFound)
      await deleteTemplate(tx, id)
      await record(tx, toActor(staff, request), id, { before, after: null })
      return 'ok'
    }),
}
