import { render } from '@testing-library/react';
import { StopIcon } from '.';

test('the sign for stop is a filled square: an empty one would be taken for a box that is not ticked', () => {
  const { container } = render(<StopIcon />);
  expect(container.querySelector('path')).toHaveAttribute('fill', 'currentColor');
});
