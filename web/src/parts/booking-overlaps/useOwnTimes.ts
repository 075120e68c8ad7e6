import { useQuery } from '@tanstack/react-query'
import { agenda } from '#contract/account/agenda.ts'
import { menu } from '#contract/account/menu.ts'
import { consultation } from '#contract/administration/consultation.ts'
import { camera } from '#contract/campus/camera.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { q, type Reply } from '#web/api/call.ts'
import { isView } from '#web/api/student-view/is-view.ts'

type MenuItems = Reply<typeof menu.items>['items']

const hasPath = (items: MenuItems, path: string): boolean =>
  items.some((item) => item.path === path || hasPath(item.children, path))

/**
 * The student's lectures, exams, visits and bookings, and the reads of them that failed. The agenda and the timetable are
 * usually cached, because home shows them.
 */
export const useOwnTimes = () => {
  const items = useQuery(q(agenda.list))
  const timetable = useQuery(q(schedule.currentSchedule))
  // Hidden from staff who view the portal as the student.
  const consultations = useQuery({ ...q(consultation.times), enabled: !isView() })
  const cameras = useQuery(q(camera.requests))
  const sidebar = useQuery(q(menu.items, { query: { position: 2 } })).data?.items ?? []
  const cinematography = useQuery({
    ...q(camera.cinematographyRequests),
    enabled: hasPath(sidebar, '/cinematography-cam-requests'),
  })
  const bookings = [
    ...(consultations.data?.bookings ?? []),
    ...(cameras.data?.requests ?? []),
    ...(cinematography.data?.requests ?? []),
  ].filter(({ status }) => status !== 'rejected')
  const reads = [items, timetable, consultations, cameras, cinematography]
  return {
    own: { timetable: timetable.data, items: items.data?.items ?? [], bookings },
    failed: reads.filter(({ data, error }) => data === undefined && error !== null),
  }
}
