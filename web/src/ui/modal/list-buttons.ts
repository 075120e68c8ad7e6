import { Children, Fragment, isValidElement, type PropsWithChildren, type ReactNode } from 'react'

/** The buttons as a list: the children of a fragment, or a single one. */
export const listButtons = (actions: ReactNode): ReactNode[] =>
  Children.toArray(
    isValidElement<PropsWithChildren>(actions) && actions.type === Fragment
      ? actions.props.children
      : actions,
  )
