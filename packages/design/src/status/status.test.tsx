import { render, screen } from '@testing-library/react';
import { Badge, Status, type Tone } from '.';

test('every tone has an outline of its own, so that no state is shown by colour alone', () => {
  const tones: Tone[] = ['success', 'warning', 'danger', 'info', 'neutral'];
  const outlines = tones.map((tone) => {
    const { container, unmount } = render(<Status tone={tone} label="State" />);
    expect(screen.getByText('State')).toBeVisible();
    const outline = container.querySelector('svg')?.innerHTML;
    unmount();
    return outline;
  });
  expect(new Set(outlines).size).toBe(tones.length);
});

test('a badge shows what it is given', () => {
  render(<Badge>dock-doors</Badge>);
  expect(screen.getByText('dock-doors')).toBeVisible();
});
