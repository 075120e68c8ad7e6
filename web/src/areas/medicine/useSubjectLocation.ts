import { useNavigate, useSearch } from '@tanstack/react-router'

type Path = '/medicine-topics' | '/medicine-lab-groups'

/** The subject and the page in the address as the input of a call, with `searchText`; and how to change them. */
export const useSubjectLocation = (to: Path, searchText = '') => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const toPositive = (name: string) => {
    const value = search[name]
    return Number.isInteger(value) && (value as number) > 0 ? { [name]: value as number } : {}
  }
  const { subject } = toPositive('subject')
  const query = {
    ...(subject !== undefined && { subjectID: subject }),
    ...toPositive('page'),
    ...(searchText !== '' && { search: searchText }),
  }
  const go = (next: Readonly<Record<string, number>>) =>
    void navigate({ to, search: next, replace: true, resetScroll: false })
  return {
    // Without parameters it is the query that was prefetched.
    input: Object.keys(query).length === 0 ? undefined : { query },
    showSubject: (subjectID: number) => go({ subject: subjectID }),
    showPage: (subjectID: number, page: number) => go({ subject: subjectID, page }),
  }
}
