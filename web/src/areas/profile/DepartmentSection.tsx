import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useLocalized } from '#web/i18n/useWords.ts'
import { DepartmentContact } from '#web/parts/department/DepartmentContact.tsx'

/** How to reach the department of the student's school; an address that ends in `#department` scrolls to it. */
export const DepartmentSection = () => {
  const text = useLocalized()
  const { user } = useSuspenseQuery(q(session.user)).data
  const school = useRef<HTMLParagraphElement>(null)
  const { hash, state } = useLocation()
  useEffect(() => {
    if (hash === 'department') school.current?.scrollIntoView({ block: 'center' })
  }, [hash, state])
  return (
    <>
      <p ref={school} id="department">
        {text(user, 'school')}
      </p>
      <DepartmentContact />
    </>
  )
}
