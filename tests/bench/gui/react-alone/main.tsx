// The least a page of this kind can be: React, its router, one line. The first page's size is told beside it.
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<main>{location.pathname}</main>} />
      </Routes>
    </BrowserRouter>,
  );
