import type { FastifyRequest } from 'fastify'
import { toActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { answerEntry } from './answer-entry.ts'
import { toVersion, type Answer, type Answering, type LockedEntry } from './answering.ts'
import { undoAnswer } from './undo-answer.ts'

interface Caller {
  readonly db: Database
  readonly staff: Parameters<typeof toActor>[0]
  readonly params: { readonly id: number }
}
interface Sender<Body, Files> extends Caller {
  readonly body: Body
  /** Of a kind whose answer can have some. */
  readonly files: Files
  readonly request: FastifyRequest
}
interface AnswerBody {
  readonly version: string
  readonly decision: string
  readonly text?: string | undefined
}
/** The fields that an area reads of an entry: the two parts of its version, and the rest of the reply. */
interface Loaded {
  readonly changes: number
  readonly revision?: string
}

/** The answer that every kind has. */
export const toAnswer = ({ decision, text }: AnswerBody): Answer => ({ decision, text: text || null })

/** The handlers of one kind of entry: it is read with its version, answered, and its answer undone. */
export const answeringRoutes = <
  Row extends LockedEntry,
  Given extends Answer,
  Found extends Loaded,
  Body extends AnswerBody,
  Files,
>(
  answering: Answering<Row, Given>,
  load: (db: Database, staffID: number, operation: string, id: number) => Promise<Found | undefined>,
  toGiven: (body: Body, files: Files) => Given,
) => ({
  entry: async ({ db, staff, params }: Caller) => {
    const found = await load(db, staff.staffID, staff.operation, params.id)
    const { changes, revision, ...entry } = requireFound(found, httpWords.notFound)
    return { ...entry, version: toVersion(changes, revision) }
  },
  answer: ({ db, staff, params, body, files, request }: Sender<Body, Files>) =>
    answerEntry(
      db,
      toActor(staff, request),
      answering,
      { id: params.id, key: readAttemptKey(request), version: body.version },
      toGiven(body, files),
    ),
  undo: ({ db, staff, params, body, request }: Sender<{ readonly answerID: number }, unknown>) =>
    undoAnswer(db, toActor(staff, request), answering, { id: params.id, answerID: body.answerID }),
})
