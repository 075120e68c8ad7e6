import { useLocation, useNavigate, useRouter, useSearch, type HistoryState } from '@tanstack/react-router'
import { hasGroupSheet } from '#web/parts/group-picker/has-group-sheet.ts'
import { toID, toSourceKey } from '#web/parts/search-params.ts'
import { toSubjectFilter, type SubjectFilter } from './subject-list/matches-search.ts'

/** The panel that a narrow screen shows. */
export type ShownColumn = 'subjects' | 'week'

/** The URL parameters that the list of subjects needs. */
export interface SubjectListLocation {
  /** The open source: a module's number, or a word; null: the address names none. */
  readonly source: string | null
  readonly subjectID: number | null
  /** The registered subject that is given up for the one that is chosen. */
  readonly replacedID: number | null
  /** Which subjects the list shows; null: as it starts. Left out where the address does not say. */
  readonly filter?: SubjectFilter | null
  readonly showFilter?: (filter: SubjectFilter) => void
  readonly openSource: (source: string | null) => void
  readonly openSubject: (source: string | null, subjectID: number) => void
}

/** The state of registration that is kept in the URL, so that a reload and "back" keep it. */
export interface RegistrationLocation extends SubjectListLocation {
  readonly filter: SubjectFilter | null
  readonly shownColumn: ShownColumn
  readonly showColumn: (column: ShownColumn) => void
  readonly openSubject: (source: string | null, subjectID: number, isChangingGroups?: boolean) => void
  readonly closeSubject: () => void
  /** Opens a level of English; `replacedID` is the student's present one. */
  readonly openLevel: (subjectID: number, replacedID: number | null) => void
  readonly startExchange: (replacedID: number) => void
  /** The open subject is chosen in place of a registered one. */
  readonly exchangeForOpen: (replacedID: number) => void
  readonly stopExchange: () => void
  /** The new subject stays open. */
  readonly finishExchange: () => void
  /** Other groups of a registered subject are chosen. */
  readonly isChangingGroups: boolean
  readonly startChangingGroups: () => void
  readonly stopChangingGroups: () => void
  /** The confirmation is open. */
  readonly isConfirming: boolean
  readonly openConfirmation: () => void
  readonly closeConfirmation: () => void
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    isConfirming?: boolean
    isChangingGroups?: boolean
  }
}

type Params = Pick<RegistrationLocation, 'source' | 'subjectID' | 'replacedID' | 'shownColumn' | 'filter'>

export const useRegistrationLocation = (): RegistrationLocation => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const router = useRouter()
  const isConfirming = useLocation({ select: ({ state }) => state.isConfirming === true })
  const isChangingGroups = useLocation({ select: ({ state }) => state.isChangingGroups === true })
  const current: Params = {
    source: toSourceKey(search['module']),
    subjectID: toID(search['subject']),
    replacedID: toID(search['instead']),
    shownColumn: search['show'] === 'week' ? 'week' : 'subjects',
    filter: toSubjectFilter(search['list']),
  }
  /** Opens a subject; on a phone in a sheet over what is shown, which is no step of the history. */
  const open = (changes: Partial<Params>, state?: HistoryState) =>
    hasGroupSheet() ? go(changes, true, state) : go({ ...changes, shownColumn: 'subjects' }, false, state)
  const go = (changes: Partial<Params>, replace: boolean, state: HistoryState = {}) => {
    const { source, subjectID, replacedID, shownColumn, filter } = { ...current, ...changes }
    void navigate({
      to: '/registration',
      search: {
        ...(source !== null && { module: toID(source) ?? source }),
        ...(subjectID !== null && { subject: subjectID }),
        ...(replacedID !== null && { instead: replacedID }),
        ...(filter !== null && { list: filter }),
        ...(shownColumn === 'week' && { show: shownColumn }),
      },
      state,
      replace,
      resetScroll: false,
    })
  }
  const setConfirming = (isOpen: boolean) =>
    void navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, isConfirming: isOpen }),
      replace: true,
      resetScroll: false,
    })
  return {
    ...current,
    showColumn: (shownColumn) => go({ shownColumn }, false),
    showFilter: (filter) => go({ filter }, true),
    openSource: (source) => go({ source }, true),
    openSubject: (source, subjectID, changesGroups = false) =>
      open({ source, subjectID }, changesGroups ? { isChangingGroups: true } : {}),
    openLevel: (subjectID, replacedID) => open({ source: null, subjectID, replacedID }),
    closeSubject: () => go({ subjectID: null }, true),
    startExchange: (replacedID) =>
      go({ replacedID, subjectID: null, shownColumn: 'subjects', filter: null }, false),
    exchangeForOpen: (replacedID) => open({ replacedID }),
    stopExchange: () => go({ replacedID: null, subjectID: null, shownColumn: 'subjects' }, true),
    finishExchange: () => go({ replacedID: null }, true),
    isChangingGroups,
    startChangingGroups: () => open({}, { isChangingGroups: true }),
    stopChangingGroups: () => go({}, true),
    isConfirming,
    openConfirmation: () => setConfirming(true),
    closeConfirmation: () => {
      if (router.state.location.state.isConfirming === true) setConfirming(false)
    },
  }
}
