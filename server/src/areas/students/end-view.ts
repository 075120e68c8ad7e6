import type { FastifyRequest } from 'fastify'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { finishView } from './staff-sql.ts'

/** Ends a view of staff by its token; one that has ended already stays as it is. */
export const endView = async (db: Database, token: string, request: FastifyRequest) => {
  await db.transaction(async (tx) => {
    const ended = await finishView(tx, hashToken(token))
    if (ended === undefined) return
    await recordAudit(
      tx,
      { staffID: ended.staffID, operation: 'students.view-as', request: String(request.id) },
      {
        entity: 'student_view',
        entityID: ended.viewID,
        studentID: ended.studentID,
        before: { ended_at: null },
        after: { ended_at: ended.endedAt },
      },
    )
  })
  return 'ok' as const
}
