import { useLocation, useNavigate, useRouter, useSearch, type HistoryState } from '@tanstack/react-router'

/** What a narrow screen shows one at a time. */
export type Side = 'subjects' | 'week'

/** Where the student stands in registration: kept in the address, so that a reload and "back" keep it. */
export interface Place {
  /** The source that is open: a module's number, or a word; null: none is named. */
  readonly source: string | null
  readonly subjectID: number | null
  /** The subject of hers that she gives up for the one that she chooses. */
  readonly insteadID: number | null
  /** What a narrow screen shows: the list, or my week. */
  readonly side: Side
  readonly showSide: (side: Side) => void
  readonly openSource: (source: string | null) => void
  readonly openSubject: (source: string | null, subjectID: number, isChanging?: boolean) => void
  readonly closeSubject: () => void
  /** Begins to look for a group of a level of English, in the place of the level that she has. */
  readonly chooseLevel: (subjectID: number, insteadID: number | null) => void
  /** Begins to look for a subject in the place of one of hers; null stops that. */
  readonly exchange: (insteadID: number | null) => void
  /** The exchange is made: the new subject stays open, without the question. */
  readonly exchanged: () => void
  /** Whether other groups are looked for in a subject that she has. */
  readonly isChanging: boolean
  readonly change: () => void
  readonly stopChanging: () => void
  /** Whether the question stands over the groups: a step of the history, so that "back" closes it alone. */
  readonly isAsking: boolean
  readonly ask: () => void
  readonly stopAsking: () => void
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    isAsking?: boolean
    isChanging?: boolean
  }
}

const numberOf = (value: unknown): number | null => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : null
}

const sourceOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

interface Going {
  readonly source: string | null
  readonly subjectID: number | null
  readonly insteadID: number | null
  readonly side: Side
}

export const usePlace = (): Place => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const router = useRouter()
  const isAsking = useLocation({ select: ({ state }) => state.isAsking === true })
  const isChanging = useLocation({ select: ({ state }) => state.isChanging === true })
  const here: Going = {
    source: sourceOf(search['module']),
    subjectID: numberOf(search['subject']),
    insteadID: numberOf(search['instead']),
    side: search['show'] === 'week' ? 'week' : 'subjects',
  }
  const go = (to: Partial<Going>, replace: boolean, state: HistoryState = {}) => {
    const { source, subjectID, insteadID, side } = { ...here, ...to }
    void navigate({
      to: '/registration',
      search: {
        ...(source !== null && { module: numberOf(source) ?? source }),
        ...(subjectID !== null && { subject: subjectID }),
        ...(insteadID !== null && { instead: insteadID }),
        ...(side === 'week' && { show: side }),
      },
      state,
      replace,
      resetScroll: false,
    })
  }
  return {
    ...here,
    showSide: (side) => go({ side }, false),
    openSource: (source) => go({ source }, true),
    openSubject: (source, subjectID, changes = false) =>
      go({ source, subjectID, side: 'subjects' }, false, changes ? { isChanging: true } : {}),
    chooseLevel: (subjectID, insteadID) =>
      go({ source: null, subjectID, insteadID, side: 'subjects' }, false),
    closeSubject: () => go({ subjectID: null }, true),
    exchange: (insteadID) => go({ insteadID, subjectID: null, side: 'subjects' }, insteadID === null),
    exchanged: () => go({ insteadID: null }, true),
    isChanging,
    change: () => go({}, false, { isChanging: true }),
    stopChanging: () => go({}, true),
    isAsking,
    ask: () => go({}, false, { isAsking: true, ...(isChanging && { isChanging }) }),
    stopAsking: () => {
      if (router.state.location.state.isAsking === true) router.history.back()
    },
  }
}
