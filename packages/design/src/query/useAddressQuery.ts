import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FormErrors } from '../form';
import { presentErrors } from '../form/failure';
import { useSearchParams } from '../router';
import { useSteady } from '../store';
import { type AddressFields, namesAny, readAddress, writeAddress } from './addressFields';

/** Fields of a query, their initial values and rules. */
export interface AddressQueryOptions<Values extends object> {
  /** Keeps its identity. */
  readonly fields: AddressFields<Values>;
  /** The filters before anything is chosen, and after a reset. Keep their identity. */
  readonly initialValues: Values;
  /** Failures of the values; a query with failures is not sent. Keeps its identity. */
  readonly validate: (values: Values) => FormErrors;
}

/** A query as the address carries it. */
export interface AddressQuery<Values extends object> extends AddressQueryOptions<Values> {
  /**
   * Values of the last valid query; undefined before the first, and while the address holds an invalid one.
   */
  readonly asked: Values | undefined;
  /** The address asks for something that cannot be asked: the form shows it and says why. */
  readonly refused: boolean;
  /** Values in the address, asked for or not. */
  readonly addressed: Values;
  /** Shows failures at once, not only when the form is submitted: the address has changed. */
  readonly revealed: boolean;
  /** Initial values of the form. */
  readonly formValues: Values;
  /** Another one when the form has to begin anew, since the address was changed by somebody else. */
  readonly formKey: number;
  /**
   * Asks for these values: they go into the address, from where a reload and another browser ask the same.
   * @returns whether they were there already, so that the address does not change
   */
  readonly ask: (values: Values) => boolean;
  /**
   * Takes back what was asked for, since the form asks for something else now: these values stay in the form and in the
   * address, and what is wrong with them shows at once [DATA-20].
   */
  readonly withdraw: (values: Values) => void;
  /** Puts all filters back and asks for nothing. */
  readonly reset: () => void;
}

/** Beside the filters, since a query without any is one, too. */
const marker = 'asked';

/** The values change with their part of the address. */
const isSameQuery = <Values>(one: Addressed<Values>, other: Addressed<Values>) =>
  one.address === other.address && one.initialValues === other.initialValues;

interface Addressed<Values> {
  readonly address: string;
  readonly initialValues: Values;
}

/** A query that lives in the address. */
export function useAddressQuery<Values extends object>(
  options: AddressQueryOptions<Values>,
): AddressQuery<Values> {
  const { fields, initialValues, validate } = options;
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(marker);
  // Only its own part of the address: sorting the results is no new query.
  const own = isAsked || namesAny(params, fields) ? readAddress(params, fields) : undefined;
  const address = own ? `${isAsked}&${writeAddress(new URLSearchParams(), fields, own)}` : '';
  const { values } = useSteady({ address, values: own ?? initialValues, initialValues }, isSameQuery);
  const wrong = useMemo(() => presentErrors(validate(values)) !== undefined, [validate, values]);

  const written = useRef(address);
  const [form, setForm] = useState({ key: 0, values });
  const [revealed, setRevealed] = useState(false);
  const beginAnew = (next: Values) => {
    setRevealed(false);
    setForm(({ key }) => ({ key: key + 1, values: next }));
  };
  // The values change with their part of the address.
  const follow = useEffectEvent(() => {
    if (written.current === address) return;
    written.current = address;
    beginAnew(values);
  });
  useEffect(() => follow(), [address]);

  const go = (next: Values | undefined, isNextAsked: boolean) => {
    setParams((before) => {
      const after = writeAddress(before, fields, next);
      after.delete(marker);
      if (isNextAsked) after.set(marker, 'true');
      return after;
    });
  };
  return {
    ...options,
    asked: isAsked && !wrong ? values : undefined,
    refused: isAsked && wrong,
    addressed: values,
    revealed,
    formValues: form.values,
    formKey: form.key,
    ask: (next) => {
      setRevealed(false);
      written.current = `true&${writeAddress(new URLSearchParams(), fields, next)}`;
      if (written.current === address) return true;
      go(next, true);
      return false;
    },
    withdraw: (next) => {
      setRevealed(true);
      written.current = `false&${writeAddress(new URLSearchParams(), fields, next)}`;
      go(next, false);
    },
    reset: () => {
      written.current = '';
      beginAnew(initialValues);
      go(undefined, false);
    },
  };
}
