import * as React from 'react-19';
import { createRoot } from 'react-dom-19/client';

Object.assign(globalThis, { React, ReactDOM: { createRoot } });
