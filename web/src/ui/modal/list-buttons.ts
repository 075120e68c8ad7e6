import { Children, Fragment, isValidElement, type PropsWithChildren, type ReactNode } from 'react'

/** The buttons one by one: those of a fragment, or a single one. */
export const listButtons = (actions: ReactNode): ReactNode[] =>
  Children.toArray(
    isValidElement<PropsWithChildren>(actions) && actions.type === Fragment
      ? actions.props.children
      : actions,
  )
