import { useNavigate, useSearch } from '@tanstack/react-router'

type Path = '/medicine-topics' | '/medicine-lab-groups'

/** Gives which subject and which page the address asks for, as the calls take them with what is searched for, and how to ask for others. */
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
    // Without a question the same reading as was asked for ahead.
    input: Object.keys(query).length === 0 ? undefined : { query },
    showSubject: (subjectID: number) => go({ subject: subjectID }),
    showPage: (subjectID: number, page: number) => go({ subject: subjectID, page }),
  }
}
