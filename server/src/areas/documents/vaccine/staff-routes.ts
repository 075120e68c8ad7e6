import type { vaccineStaff } from '#contract/staff/vaccine-staff.ts'
import { answeringRoutes, toAnswer } from '#server/answering/answering-routes.ts'
import type { Answering } from '#server/answering/answering.ts'
import { openFile } from '#server/answering/open-file.ts'
import { toActor } from '#server/audit/to-actor.ts'
import type { Routes } from '#server/http/serve.ts'
import {
  acceptVaccineDocument,
  findFileOfVaccine,
  loadVaccineDocument,
  lockVaccineDocument,
  restoreVaccineDocument,
  returnVaccineDocument,
} from './staff-sql.ts'

const answering: Answering = {
  kind: 'vaccine_document',
  entity: 'student_vaccine',
  lock: lockVaccineDocument,
  save: async (tx, id, _, { decision, text }) => {
    if (decision === 'accepted') await acceptVaccineDocument(tx, id)
    else await returnVaccineDocument(tx, id, text)
    return { status: decision }
  },
  restore: async (tx, id) => (await restoreVaccineDocument(tx, id)) !== undefined,
}

/** Documents about vaccination. */
export const staffRoutes: Routes<typeof vaccineStaff> = {
  ...answeringRoutes(answering, loadVaccineDocument, toAnswer),
  file: ({ db, staff, params, request }) =>
    openFile(db, toActor(staff, request), {
      entity: 'student_vaccine',
      id: params.id,
      hidesName: true,
      find: findFileOfVaccine,
    }),
}
