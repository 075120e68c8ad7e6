import type { groups } from '#contract/registration/groups.ts'
import { loadGroups } from '#server/enrolment/offer/load-groups.ts'
import { offerChange } from '#server/enrolment/offer/offer-change.ts'
import { offerGroups } from '#server/enrolment/offer/offer-groups.ts'
import { offerPractices, offerSeminars } from '#server/enrolment/offer/offer-parts.ts'
import { offerRepairs } from '#server/enrolment/offer/offer-repairs.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import type { Routes } from '#server/http/serve.ts'
import { addParts } from './add-parts.ts'
import { listGroupsToChange } from './groups-to-change.ts'
import { loadSlots, loadSlotsOfSubject } from './lecture-slots.ts'
import { listMissingParts, noMissingPart } from './missing-parts.ts'
import { sendRequest } from './send-request.ts'
import { listRequests } from './sql.ts'
import { loadSubjectOfGroup } from './subject-of-group.ts'

export const routes: Routes<typeof groups> = {
  general: async ({ db, student, params, locale }) =>
    offerGroups(await loadGroups(db, student.studentID, params.subjectID), locale),
  generalForChange: async ({ db, student, params, locale }) =>
    offerChange(await loadGroups(db, student.studentID, params.subjectID), params.id, locale),
  repairs: async ({ db, student, params, query }) => ({
    repairs: [...(await offerRepairs(db, student.studentID, params.subjectID, query.instead ?? null))],
  }),
  practise: async ({ db, student, params, locale }) =>
    offerPractices(await loadGroups(db, student.studentID, params.subjectID), locale),
  seminar: async ({ db, student, params, locale }) => {
    const subjectID = await loadSubjectOfGroup(db, student.studentID, params.scheduleID)
    return offerSeminars(await loadGroups(db, student.studentID, subjectID), params.scheduleID, locale)
  },
  mustChange: async ({ db, student }) => ({ subjects: await listGroupsToChange(db, student.studentID) }),
  choosePractise: async ({ db, student }) => {
    const subjects = await listMissingParts(db, student.studentID, 'practise')
    return { ...(subjects[0] ?? noMissingPart), subjects: [...subjects] }
  },
  chooseSeminar: async ({ db, student }) => {
    const subjects = await listMissingParts(db, student.studentID, 'seminar')
    return { ...(subjects[0] ?? noMissingPart), subjects: [...subjects] }
  },
  registerPractise: ({ db, student, body, request }) =>
    addParts(db, student.studentID, readAttemptKey(request), {
      group: body.group,
      parts: [body.practise_group, ...(body.seminar_group == null ? [] : [body.seminar_group])],
    }),
  registerSeminar: ({ db, student, body, request }) =>
    addParts(db, student.studentID, readAttemptKey(request), {
      group: body.group,
      parts: [body.seminar_group],
    }),
  dateTimes: ({ db }) => loadSlots(db),
  dateTimesOfSubject: ({ db, student, params }) => loadSlotsOfSubject(db, student.studentID, params.x),
  sendRequest: ({ db, student, body, request }) =>
    sendRequest(db, student.studentID, readAttemptKey(request), body),
  requests: async ({ db, student }) => ({ requests: [...(await listRequests(db, student.studentID))] }),
}
