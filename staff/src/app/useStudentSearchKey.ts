import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hasDialog } from '#web/ui/is-free-key.ts'
import { studentSearchID } from '#staff/ui/student-search-id.ts'

const waitMs = 3000

/** The field is there once the screen is loaded. */
const focusField = (until: number): void => {
  const field = document.getElementById(studentSearchID)
  if (field instanceof HTMLInputElement) field.select()
  else if (performance.now() < until) requestAnimationFrame(() => focusField(until))
}

/** Ctrl+K opens the search for students, whatever the keyboard writes with that key. */
export const useStudentSearchKey = (isAllowed: boolean): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isAllowed) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      // A dialog keeps the keyboard.
      if (hasDialog()) return
      event.preventDefault()
      void navigate({ to: '/students' }).then(() => focusField(performance.now() + waitMs))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate, isAllowed])
}
