import { render, screen } from '@testing-library/react';
import { JobName } from './JobName';

test('[JOB-05] a job without a name is known by its id, which can be read whole where a cell cuts it off', () => {
  const id = '45fa2b72-e32d-448f-8c57-90f1d2550030';
  render(<JobName job={{ id }} />);
  expect(screen.getByTitle(id)).toHaveTextContent(id);
});
