/** The table for every component on its page. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableModel } from './model.ts';

export const TableContext = createContext<TableModel | undefined>(undefined);

export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (model === undefined) throw new Error('outside of a table');
  return model;
}
